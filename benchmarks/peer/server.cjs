// boardgame.io's own server with the smallest game there can be: one number that everybody may raise at any time.
// node server.cjs PORT [FOLDER]: with a folder it keeps its matches there, by the storage it comes with.
const { FlatFile, Server, Origins } = require("boardgame.io/server");

const counter = {
  name: "counter",
  setup: () => ({ count: 0 }),
  moves: {
    raise: {
      move: ({ G }) => {
        G.count += 1;
      },
      // Two players raise at the same time: neither should be refused for not having seen the other.
      ignoreStaleStateID: true,
    },
  },
  turn: { activePlayers: { all: "free" }, stages: {} },
  disableUndo: true,
};
counter.turn.stages.free = { moves: counter.moves };

const [port, folder] = process.argv.slice(2);
const kept = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ ...kept, games: [counter], origins: [Origins.LOCALHOST] });
server.run(Number(port), () => console.log("ready"));
