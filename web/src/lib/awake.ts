/** Keep the screen on, where the browser can: people at a real table look at the cards and not at the device. */

/** Until the function that is given back is called. */
export function stayAwake(): () => void {
  let lock: { release(): Promise<void> } | null = null;
  let over = false;
  const wakeLock = (navigator as Navigator & { wakeLock?: { request(kind: "screen"): Promise<{ release(): Promise<void> }> } }).wakeLock;
  async function take(): Promise<void> {
    if (!wakeLock || document.visibilityState !== "visible") return;
    try {
      const taken = await wakeLock.request("screen");
      if (over) await taken.release();
      else lock = taken;
    } catch {
      // A low battery refuses it: then the screen goes dark as ever.
    }
  }
  // The browser drops it with the page out of sight.
  const seen = (): void => void take();
  document.addEventListener("visibilitychange", seen);
  void take();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release().catch(() => undefined);
  };
}
