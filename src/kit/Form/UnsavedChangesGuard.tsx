import { useEffect, useEffectEvent } from 'react';
import { useFormFact, useFormParts } from './formContext.ts';

/** Props of {@link UnsavedChangesGuard}. */
export interface UnsavedChangesGuardProps {
  /** Whether something would be lost; asked after a change only. Default: always. With a `DraftKeeper` files alone are: `when={(values) => Object.values(values).some((value) => value instanceof File)}`. */
  when?: (values: object) => boolean;
  /** Tells the application's router: gets a function that says whether something would be lost now, and returns how to stop. Must keep its identity. Default: only leaving the page is guarded. */
  guardNavigation?: (wouldLose: () => boolean) => () => void;
}

/** Lets the browser ask before the page is left while the form around holds something that was not sent. */
export function UnsavedChangesGuard({ when, guardNavigation }: UnsavedChangesGuardProps): null {
  const { api, store } = useFormParts();
  const isEdited = useFormFact(store, (snapshot) => snapshot.edits > 0);
  const wouldLose = useEffectEvent(() => store.snapshot().edits > 0 && (when?.(api.getState().values) ?? true));

  useEffect(() => {
    // Only while it is needed: a page with such a listener is not kept for Back.
    if (!isEdited) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isEdited]);

  useEffect(() => guardNavigation?.(() => wouldLose()), [guardNavigation]);

  return null;
}
