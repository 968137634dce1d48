/** Fields for whole numbers that can be emptied and typed anew. */

type Heard = Event & { currentTarget: HTMLInputElement };

/** What such a field hears: nothing changes before a number is in it, and when it is left it shows what stands. */
export function wholeNumber(stands: () => number, set: (value: number) => void, most = 99): { oninput: (event: Heard) => void; onblur: (event: Heard) => void } {
  return {
    oninput: ({ currentTarget: { value } }) => {
      const wanted = Math.round(Number(value));
      if (wanted >= 1) set(Math.min(most, wanted));
    },
    onblur: ({ currentTarget: field }) => (field.value = String(stands())),
  };
}
