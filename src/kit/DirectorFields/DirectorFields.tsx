import { getIn } from 'final-form';
import { useCallback, useSyncExternalStore, type ComponentType, type JSX, type ReactNode } from 'react';
import { CheckboxField } from '../CheckboxField/index.ts';
import { FieldArrayGroup, type FieldArrayGroupProps, type FieldArrayItem } from '../FieldArrayGroup/index.ts';
import { useFormParts } from '../Form/index.ts';
import { FieldGrid } from '../FormSection/index.ts';
import { directorFields as directorFieldsMessages, type addressFields, type fieldArrayGroup } from '../messages/en-GB/forms.ts';
import { useMessages } from '../provider/index.ts';
import { TextField } from '../TextField/index.ts';
import { AddressFields, type FieldRules, type FieldSlotProps } from './AddressFields.tsx';
import { addressLine, directorLine, emptyDirector, type AddressValues, type DirectorValues } from './directorModel.ts';

/** The fields of a director that hold text, by their names in its values. */
export type DirectorFieldName = Exclude<keyof DirectorValues, 'sameAddress'>;

/** What a telephone field of a director is given. */
export interface DirectorTelephoneProps {
  name: string;
  label: string;
  autoComplete: string;
}

/** Props of {@link DirectorFields}; all others of `FieldArrayGroup`, and of its `<div>`, reach it. */
export interface DirectorFieldsProps<Director extends DirectorValues = DirectorValues> extends Omit<
  FieldArrayGroupProps<Director>,
  'children' | 'newItem' | 'messages'
> {
  /** The path of the directors: `directors`. What each holds is described by `DirectorValues`. */
  name: string;
  /** A director of whom nothing is known yet. Default: `emptyDirector`. */
  newItem?: () => Director;
  /** Fewest directors: as long as there are no more, none can be removed. Default: `1`. */
  min?: number;
  /** Judges the fields of each, by their names. Default: any text is right where there has to be one. */
  rules?: FieldRules<DirectorFieldName>;
  /** Where in the form the address of the business is: `business`. Offers it in place of an own one. Default: everybody has an own address. */
  businessName?: string;
  /** Further fields of a director, such as a file, after the others. Their names begin with `director.name`. */
  children?: (director: FieldArrayItem<Director>) => ReactNode;
  /** Parts of one's own: `telephone` takes the place of the fields for telephone numbers, with rules of its own. */
  slots?: { telephone?: ComponentType<DirectorTelephoneProps> };
  /** Props of the fields of each, by their names. */
  slotProps?: FieldSlotProps<DirectorFieldName>;
  /** Texts in another language or tone: its own, those of the address and of the group. */
  messages?: Partial<typeof directorFieldsMessages & typeof addressFields & Omit<typeof fieldArrayGroup, 'legend'>>;
}

/** The box that saves typing the address again, and which address that is. */
function SameAddressField({
  name,
  businessName,
  texts,
}: {
  name: string;
  businessName: string;
  texts: typeof directorFieldsMessages;
}): JSX.Element {
  const { api } = useFormParts();
  // The line and not the values: those change with every letter anywhere in the form.
  const subscribe = useCallback((changed: () => void) => api.subscribe(changed, { values: true }), [api]);
  const get = () => addressLine((getIn(api.getState().values, businessName) as Partial<AddressValues> | undefined) ?? {});
  const line = useSyncExternalStore(subscribe, get, get);
  return <CheckboxField name={`${name}.sameAddress`} label={texts.sameAddress} hint={line || texts.noAddress} />;
}

/**
 * The people who run a business: their names, where they live and how they are reached, in groups that are added and removed. Belongs to the `Form` around it.
 *
 * `FieldArrayGroup` with the fields of a director.
 */
export function DirectorFields<Director extends DirectorValues = DirectorValues>({
  newItem = () => emptyDirector as Director,
  min = 1,
  rules = {},
  businessName,
  legend,
  shortName,
  summary = directorLine,
  children,
  slots,
  slotProps = {},
  messages,
  ...rest
}: DirectorFieldsProps<Director>): JSX.Element {
  const texts = useMessages('directorFields', directorFieldsMessages, messages);
  const Telephone = slots?.telephone;

  const fieldsOf = (director: FieldArrayItem<Director>) => {
    const { name, index, value } = director;
    const section = `section-${rest.name}${index + 1}`;
    const field = (part: Exclude<DirectorFieldName, keyof AddressValues>, autoComplete: string) => ({
      name: `${name}.${part}`,
      label: texts[part],
      autoComplete: `${section} ${autoComplete}`,
      validate: rules[part],
      ...slotProps[part],
    });
    const telephone = (part: 'landlineNo' | 'mobileNo', autoComplete: string) => {
      const props = field(part, autoComplete);
      return Telephone ? (
        <Telephone name={props.name} label={texts[part]} autoComplete={props.autoComplete} />
      ) : (
        <TextField type="tel" {...props} />
      );
    };
    return (
      <>
        <FieldGrid>
          <TextField required {...field('firstName', 'given-name')} />
          <TextField {...field('middleName', 'additional-name')} />
        </FieldGrid>
        <TextField required {...field('lastName', 'family-name')} />
        {businessName === undefined ? null : <SameAddressField name={name} businessName={businessName} texts={texts} />}
        {businessName !== undefined && value.sameAddress ? null : (
          <AddressFields name={name} section={section} rules={rules} messages={messages} slotProps={slotProps} />
        )}
        <TextField required type="email" {...field('mail', 'home email')} />
        <FieldGrid>
          {telephone('landlineNo', 'work tel')}
          {telephone('mobileNo', 'mobile tel')}
        </FieldGrid>
        {children?.(director)}
      </>
    );
  };

  return (
    <FieldArrayGroup<Director>
      legend={legend ?? texts.legend}
      shortName={shortName ?? texts.shortName}
      newItem={newItem}
      min={min}
      summary={summary}
      messages={{ ...messages, add: texts.add, full: texts.full }}
      {...rest}
    >
      {fieldsOf}
    </FieldArrayGroup>
  );
}
