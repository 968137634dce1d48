// Pairs of players at boardgame.io's server, each raising the counter every so often; prints one line of JSON.
const { io } = require("socket.io-client");
const http = require("http");

const [port, matches, seconds, period] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const AT_ONCE = 20; // matches begun at the same time: files take long
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

function post(path, body) {
  return new Promise((resolve, reject) => {
    const data = JSON.stringify(body);
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(data) };
    const request = http.request(base + path, { method: "POST", agent, headers }, (response) => {
      let text = "";
      response.on("data", (part) => (text += part));
      response.on("end", () => (response.statusCode === 200 ? resolve(JSON.parse(text)) : reject(new Error(text))));
    });
    request.on("error", reject);
    request.end(data);
  });
}

const times = [];
let errors = 0;
let measuring = false;

async function sit(matchID, playerID) {
  const joined = await post(`/games/counter/${matchID}/join`, { playerID, playerName: playerID });
  const credentials = joined.playerCredentials;
  const socket = io(`${base}/counter`, { transports: ["websocket"], forceNew: true });
  const seat = { socket, matchID, playerID, credentials, stateID: 0, sent: 0 };
  socket.on("update", (id, state, log) => {
    seat.stateID = Math.max(seat.stateID, state._stateID);
    if (seat.sent && log.some((entry) => entry.action.payload.playerID === playerID)) {
      if (measuring) times.push(performance.now() - seat.sent);
      seat.sent = 0;
    }
  });
  socket.on("connect_error", () => (errors += 1));
  await new Promise((resolve) => {
    socket.on("sync", (id, info) => {
      seat.stateID = info.state._stateID;
      resolve();
    });
    socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, 2));
  });
  return seat;
}

function act(seat) {
  if (seat.sent) errors += measuring ? 1 : 0; // the last one was not answered within a whole period
  seat.sent = performance.now();
  const { playerID, credentials } = seat;
  const action = { type: "MAKE_MOVE", payload: { type: "raise", args: [], playerID, credentials } };
  seat.socket.emit("update", action, seat.stateID, seat.matchID, playerID);
}

async function main() {
  const seats = [];
  const begin = async () => {
    const { matchID } = await post("/games/counter/create", { numPlayers: 2 });
    seats.push(await sit(matchID, "0"), await sit(matchID, "1"));
  };
  for (let n = 0; n < matches; n += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, begin));
  console.log(JSON.stringify({ ready: seats.length }));
  seats.forEach((seat, n) => {
    setTimeout(() => setInterval(() => act(seat), period), (period * n) / seats.length);
  });
  await new Promise((resolve) => setTimeout(resolve, 2 * period));
  measuring = true;
  console.log(JSON.stringify({ measuring: true }));
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  measuring = false;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))];
  console.log(JSON.stringify({ moves: times.length, errors, median: at(0.5), p99: at(0.99) }));
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
