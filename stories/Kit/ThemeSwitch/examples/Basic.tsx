import { ThemeSwitch, useMode } from '@tarnbrook/kit/ThemeSwitch';

export function BasicExample() {
  const [mode, setMode] = useMode();
  return <ThemeSwitch value={mode} onChange={(_event, chosen) => setMode(chosen)} />;
}
