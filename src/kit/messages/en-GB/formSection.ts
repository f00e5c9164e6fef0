export const formSection = {
  position: (step: number, steps: number): string => `Section ${step} of ${steps}`,
  progress: (done: number, total: number): string =>
    done === total ? 'All required answers given' : `${done} of ${total} required answers given`,
};
