import { useEffect, useEffectEvent, type RefObject } from 'react';
import { listenForGestures } from './gestures.ts';
import { preloadNeighbours, type Preloading } from './preloadNeighbours.ts';
import type { ZoomControls, ZoomStageProps } from './ZoomStage.tsx';

export interface StageLaterProps extends Preloading, Pick<ZoomStageProps, 'lens' | 'onStep'> {
  /** The stage is in sight. */
  open: boolean;
  /** The element around the stage. */
  stage: RefObject<HTMLElement | null>;
  controls: RefObject<ZoomControls | null>;
  onPullDown?: () => void;
}

/** Gestures on a stage, and the pictures beside the one that it shows: a page loads both when its first picture is there. */
export function StageLater(props: StageLaterProps): null {
  const { open, index, lens } = props;
  const step = useEffectEvent((by: 1 | -1) => props.onStep(by));
  const pull = useEffectEvent(() => props.onPullDown?.());
  const start = useEffectEvent((signal: AbortSignal) => {
    const { stage, controls, onPullDown } = props;
    // Asked for at the end of a gesture: by then they may be others.
    listenForGestures(controls, { lens, onStep: step, onPullDown: onPullDown && pull }, signal);
    preloadNeighbours(stage.current, props, signal);
  });
  useEffect(() => {
    const left = new AbortController();
    if (open) start(left.signal);
    return () => left.abort();
  }, [open, index, lens]);
  return null;
}
