import type { JSX } from 'react';
import { deliveryArea, normalisePostCode } from '../../contract/forms/identifiers.ts';
import { CompanyPhone } from '../CompanyPhone.tsx';
import { words } from './words.ts';

/** Props of {@link DeliveryAnswer}. */
interface DeliveryAnswerProps {
  /** As typed. Nothing is said of what is no post code. */
  postCode: string;
  /** To describe the field with. */
  id?: string;
}

/** Says whether the shop delivers to a post code: in the United Kingdom it does; from places outside of it, and from the forces, people should ring. */
export function DeliveryAnswer({ postCode, id }: DeliveryAnswerProps): JSX.Element {
  const code = normalisePostCode(postCode);
  const area = deliveryArea(code);
  return (
    <output id={id}>
      {area === 'uk' ? <p>{words.delivery.yes(code)}</p> : null}
      {area === 'outside' || area === 'forces' ? (
        <p>
          {words.delivery[area](code)}
          <CompanyPhone lead={words.delivery.phone} />.
        </p>
      ) : null}
    </output>
  );
}
