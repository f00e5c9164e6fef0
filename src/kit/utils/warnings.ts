import { useEffect, useRef } from 'react';

/*
 * Warnings to developers about their mistakes, each once: what is wrong, why it matters and how it is put right. A production build holds neither the texts nor
 * the checks, since bundlers leave out the code behind this comparison.
 */

// Replaced by bundlers, there in Node; the kit's types know nothing of Node otherwise.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const shown = new Set<string>();

function warnOnce(text: string): void {
  if (shown.has(text)) return;
  shown.add(text);
  console.warn(text);
}

function useWarningOfSwitch(component: string, prop: string, value: unknown): void {
  const isGiven = value !== undefined;
  const wasGiven = useRef(isGiven);
  useEffect(() => {
    if (isGiven === wasGiven.current) return;
    wasGiven.current = isGiven;
    const now = isGiven ? 'was left out before and is given now' : 'was given before and is left out now';
    warnOnce(
      `${component}: \`${prop}\` ${now}. Whoever keeps the value changes with it, and what a visitor chose is lost or comes back. Give \`${prop}\` at every rendering, with an empty value for nothing, or never.`,
    );
  }, [component, prop, isGiven]);
}

/** Tells developers when a value that they keep is sometimes left out. */
export const useSwitchWarning: typeof useWarningOfSwitch = process.env.NODE_ENV === 'production' ? () => undefined : useWarningOfSwitch;

/** A thing with an id, and those below it. */
interface Identified {
  id: unknown;
  children?: readonly Identified[] | undefined;
}

function useWarningOfTwins(component: string, prop: string, items: readonly Identified[]): void {
  useEffect(() => {
    const known = new Set();
    const look = ({ id, children }: Identified): void => {
      if (known.has(id))
        warnOnce(
          `${component}: \`${prop}\` holds the id ${String(id)} twice. Keys and the focus take the two for one. Give each an id of its own.`,
        );
      known.add(id);
      children?.forEach(look);
    };
    items.forEach(look);
  }, [component, prop, items]);
}

/** Tells developers when two of a tree have the same id. */
export const useTwinWarning: typeof useWarningOfTwins = process.env.NODE_ENV === 'production' ? () => undefined : useWarningOfTwins;

function useWarningOfLabel(component: string, label: unknown): void {
  const isMissing = label === undefined || label === null || label === '';
  useEffect(() => {
    if (isMissing)
      warnOnce(
        `${component}: \`label\` is empty. Screen readers would say nothing about what it is for. Give it a word or two; where sight is enough of a label, it still has to be spoken.`,
      );
  }, [component, isMissing]);
}

/** Tells developers when something has no name to be spoken. */
export const useLabelWarning: typeof useWarningOfLabel = process.env.NODE_ENV === 'production' ? () => undefined : useWarningOfLabel;
