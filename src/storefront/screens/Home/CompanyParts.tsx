import type { JSX } from 'react';
import type { BrandBenefit } from '../../../brands/types.ts';
import { Benefits } from '../../../kit/Benefits/index.ts';
import { Button } from '../../../kit/Button/index.ts';
import { CheckList } from '../../../kit/CheckList/index.ts';
import { ContentBlock } from '../../../kit/ContentBlock/index.ts';
import { CardIcon } from '../../../kit/icons/CardIcon.ts';
import { PercentIcon } from '../../../kit/icons/PercentIcon.ts';
import { PhoneIcon } from '../../../kit/icons/PhoneIcon.ts';
import { ShieldCheckIcon } from '../../../kit/icons/ShieldCheckIcon.ts';
import { Picture } from '../../../kit/Picture/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { useCustomerWords } from '../../customer.ts';

const benefitIcons: Record<BrandBenefit['kind'], JSX.Element> = {
  guarantee: <ShieldCheckIcon />,
  support: <PhoneIcon />,
  payments: <CardIcon />,
  discount: <PercentIcon />,
};

/** A few words on the company, with a picture. */
export function Blurb(): JSX.Element {
  const { blurb } = useBrand().home;
  return (
    <ContentBlock
      heading={blurb.heading}
      picture={
        <Picture
          src={blurb.picture.src}
          srcSet={blurb.picture.srcSet}
          sizes="(min-width: 768px) 48vw, 88vw"
          alt={blurb.picture.alt}
          ratio="3/2"
        />
      }
      action={<Button href={blurb.action.href}>{blurb.action.label}</Button>}
    >
      {blurb.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <CheckList items={blurb.points} />
    </ContentBlock>
  );
}

/** The strip of benefits. */
export function HomeBenefits(): JSX.Element {
  const { home } = useBrand();
  const customer = useCustomerWords();
  return (
    <Benefits
      items={home.benefits.map(({ kind, title, text }) => ({
        icon: benefitIcons[kind],
        title,
        text: kind === 'discount' ? <span data-personal="">{customer?.discount ?? text}</span> : text,
      }))}
    />
  );
}
