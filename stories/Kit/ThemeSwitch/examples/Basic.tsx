import { useState } from 'react';
import { applyMode, readMode, ThemeSwitch } from '@tarnbrook/kit/ThemeSwitch';

export function BasicExample() {
  const [mode, setMode] = useState(readMode);
  return (
    <ThemeSwitch
      value={mode}
      onChange={(_event, chosen) => {
        setMode(chosen);
        applyMode(chosen);
      }}
    />
  );
}
