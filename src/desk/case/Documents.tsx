import { useState } from 'react';
import type { AccountDetails } from '../../server/desk/answers.ts';
import type { ShownKind } from './viewer/messages.ts';
import { numbered, words } from '../words.ts';
import { callAddress } from '../calls.ts';
import { Viewer } from './Viewer.tsx';
import { Button, hasRoom, Link, Part, Stack } from '../parts.tsx';

const shownKindOf = (fileName: string): ShownKind | undefined =>
  /\.(pdf|docx)$/iu.exec(fileName)?.[1]?.toLowerCase() as ShownKind | undefined;

/** The documents that came with an account or an application. One at a time is open, and where they stand beside the facts the first at once: below them it would move the page. */
export function Documents({ files, onOpened = () => undefined }: Pick<AccountDetails, 'files'> & { onOpened?: () => void }) {
  const first = files.find(({ fileName, isReplaced }) => isReplaced !== true && shownKindOf(fileName) !== undefined);
  const [openId, setOpenId] = useState(() => (hasRoom() ? first?.id : undefined));
  const open = files.find(({ id }) => id === openId);
  const kind = open && shownKindOf(open.fileName);
  return (
    <Part heading="Documents">
      <Stack gap="2">
        <Stack direction="row" component="ul" sx={{ overflowWrap: 'anywhere' }}>
          {files.map(({ id, part, fileName, size, isReplaced }) => (
            <li key={id}>
              <Stack direction="row" gap="2">
                {shownKindOf(fileName) === undefined ? (
                  <Link href={callAddress(`/documents/${id}/content`)} download={fileName}>
                    {fileName}
                  </Link>
                ) : (
                  <Button size="small" aria-label={`Show ${fileName}`} aria-pressed={id === openId} onClick={() => setOpenId(id)}>
                    {fileName}
                  </Button>
                )}
                <span>
                  {words.part(part, isReplaced)}, {numbered(Math.ceil(size / 1024))} KB
                </span>
              </Stack>
              {shownKindOf(fileName) === undefined ? 'Old Word files are not shown. Download it, and open it where macros are off.' : null}
            </li>
          ))}
        </Stack>
        {open && kind ? <Viewer key={open.id} file={open} kind={kind} onAnswered={onOpened} onClose={() => setOpenId(undefined)} /> : null}
      </Stack>
    </Part>
  );
}
