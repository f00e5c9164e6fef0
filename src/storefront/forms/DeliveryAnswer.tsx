import { deliveryArea, normalisePostCode } from '../../contract/forms/identifiers.ts';
import { CompanyPhone } from '../CompanyPhone.tsx';
import { words } from './words.ts';

interface DeliveryAnswerProps {
  /** As typed. A text that is no post code gets no answer. */
  postCode: string;
  /** For the field's `aria-describedby`. */
  id?: string;
  /** Also answers for a place in the United Kingdom. Default: only for others. */
  saysYes?: boolean;
}

/** Says whether the shop delivers to a post code: in the United Kingdom it does, which only those hear who asked; people outside, and British forces abroad, are asked to ring. */
export function DeliveryAnswer({ postCode, id, saysYes }: DeliveryAnswerProps) {
  const code = normalisePostCode(postCode);
  const area = deliveryArea(code);
  return (
    <output id={id}>
      {area === 'uk' && saysYes ? <p>{words.delivery.uk(code)}</p> : null}
      {area === 'outside' || area === 'forces' ? (
        <p>
          <span>{words.delivery[area](code)}</span>
          <CompanyPhone lead=": " />.
        </p>
      ) : null}
    </output>
  );
}
