-- What people show of themselves on a page of their own; nobody is shown who has not chosen to be.

CREATE TABLE profiles (
    person TEXT PRIMARY KEY,
    visible INTEGER NOT NULL,
    hidden TEXT NOT NULL
);
