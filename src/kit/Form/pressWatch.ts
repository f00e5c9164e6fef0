/** Knows whether a pointer is down. */
export interface PressWatch {
  /** Runs when no pointer is down: an element that appears under a pressed pointer would move the target away. */
  afterPress: (task: () => void) => void;
  /** Watches pointers on a document. Returns how to stop. */
  watchPresses: (target: Document) => () => void;
}

/** How long a press may hold messages back, in milliseconds. A release outside of the window is never told. */
const longestPress = 1000;

const presses = ['pointerdown', 'mousedown'] as const;
const releases = ['pointerup', 'pointercancel', 'mouseup', 'click', 'dragend'] as const;

/** Makes a watch, which watches nothing yet. */
export function createPressWatch(): PressWatch {
  let isPressed = false;
  let waiting: (() => void)[] = [];
  return {
    afterPress: (task) => {
      if (isPressed) waiting.push(task);
      else task();
    },
    watchPresses: (target) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const releaseAfter = (milliseconds: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          isPressed = false;
          const tasks = waiting;
          waiting = [];
          for (const task of tasks) task();
        }, milliseconds);
      };
      const press = () => {
        isPressed = true;
        releaseAfter(longestPress);
      };
      // A macrotask later: the click that follows has found its target by then. Touch sends mouse events after its own, which wait again.
      const release = () => releaseAfter(0);
      for (const type of presses) target.addEventListener(type, press, true);
      for (const type of releases) target.addEventListener(type, release, true);
      return () => {
        clearTimeout(timer);
        isPressed = false;
        for (const type of presses) target.removeEventListener(type, press, true);
        for (const type of releases) target.removeEventListener(type, release, true);
      };
    },
  };
}
