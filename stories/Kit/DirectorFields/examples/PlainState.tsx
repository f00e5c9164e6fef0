import { useState } from 'react';
import { AddressInputs, DirectorInputs, emptyDirector } from '@tarnbrook/kit/DirectorFields';
import { Stack } from '@tarnbrook/kit/Stack';
import { TextInput } from '@tarnbrook/kit/TextField';

export function PlainStateExample() {
  const [director, setDirector] = useState(emptyDirector);
  const [business, setBusiness] = useState({ address1: '', address2: '', city: '', county: '', postCode: '' });
  return (
    <Stack gap="8">
      <DirectorInputs
        hidesAddress
        section="section-director"
        renderField={(part, props) => (
          <TextInput {...props} value={director[part]} onChange={(_event, text) => setDirector({ ...director, [part]: text })} />
        )}
      />
      <AddressInputs
        section="section-business"
        renderField={(part, props) => (
          <TextInput {...props} value={business[part]} onChange={(_event, text) => setBusiness({ ...business, [part]: text })} />
        )}
      />
    </Stack>
  );
}
