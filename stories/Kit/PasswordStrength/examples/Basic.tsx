import { useState } from 'react';
import { PasswordStrength } from '@tarnbrook/kit/PasswordStrength';
import { PasswordInput } from '@tarnbrook/kit/PasswordField';

export function BasicExample() {
  const [password, setPassword] = useState('seagull');
  // An application takes the level from a library that knows how passwords are guessed.
  const level = password.length < 8 ? 1 : password.length < 16 ? 2 : 4;
  return (
    <>
      <PasswordInput label="New password" autoComplete="new-password" value={password} onChange={(_event, value) => setPassword(value)} />
      <PasswordStrength level={password ? level : undefined} advice={level < 3 ? 'Add a word that nobody would expect.' : undefined} />
    </>
  );
}
