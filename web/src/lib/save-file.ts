/** Hand a text out as a file that the browser keeps where downloads are. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  // The browser has to have read it before.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
