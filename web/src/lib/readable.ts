/** Names of the wire as people read them, where a catalogue has no word for them. */

/** `first_goal` as `First goal`. */
export const readable = (name: string): string => {
  const text = name.replaceAll(/[_-]+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** A name as part of a message's name. */
export const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "-").replaceAll(/^-+|-+$/g, "");
