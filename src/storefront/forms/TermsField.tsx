import { termsMessage } from '../../contract/forms/sharedFields.ts';
import { CheckboxField } from '../../kit/CheckboxField/index.ts';
import { useFormParts } from '../../kit/Form/index.ts';
import { Link } from '../../kit/Link/index.ts';
import { paths } from '../../contract/pages.ts';
import { words } from './words.ts';

const mustBeTicked = (isTicked: boolean): string | undefined => (isTicked ? undefined : termsMessage);

/**
 * The box that accepts terms and privacy policy. Ticking it notes the time, which is part of the consent. Its links leave the page; the typed values
 * stay in the draft.
 *
 * @param path - before the names of the two values, with its dot: `business.`
 */
export function TermsField({ path = '' }: { path?: string }) {
  const { api } = useFormParts();
  return (
    <CheckboxField
      name={`${path}termsAccepted`}
      required
      validate={mustBeTicked}
      onChange={(_event, isTicked) => api.change(`${path}termsAcceptedAt` as never, isTicked ? new Date().toISOString() : '')}
      label={
        <>
          {words.accept.before} <Link href={paths.terms}>{words.accept.terms}</Link> {words.accept.and}{' '}
          <Link href={paths.privacy}>{words.accept.privacy}</Link>
        </>
      }
    />
  );
}
