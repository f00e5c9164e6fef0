import { getIn } from 'final-form';
import { useCallback, useSyncExternalStore, type ComponentType, type JSX, type ReactNode } from 'react';
import { CheckboxField } from '../CheckboxField/index.ts';
import { FieldArrayGroup, type FieldArrayGroupProps, type FieldArrayItem } from '../FieldArrayGroup/index.ts';
import { useFormParts } from '../Form/index.ts';
import { directorFields as directorFieldsMessages } from '../messages/en-GB/directorFields.ts';
import type { addressFields } from '../messages/en-GB/addressFields.ts';
import type { fieldArrayGroup } from '../messages/en-GB/fieldArrayGroup.ts';
import { placed, useMessages, type Slotted } from '../part.ts';
import { SlotField, type FieldRules, type FieldSlotProps } from './AddressFields.tsx';
import type { RenderField } from './AddressInputs.tsx';
import { DirectorInputs, type DirectorFieldName } from './DirectorInputs.tsx';
import { addressLine, directorLine, emptyDirector, type AddressValues, type DirectorValues } from './directorModel.ts';

/** Props that a director's telephone field receives. */
export interface DirectorTelephoneProps {
  name: string;
  label: string;
  autoComplete: string;
}

/** Props of {@link DirectorFields}; all others of `FieldArrayGroup`, and of its `<div>`, reach it. */
export interface DirectorFieldsProps<Director extends DirectorValues = DirectorValues>
  extends Omit<FieldArrayGroupProps<Director>, 'children' | 'newItem' | 'messages' | 'classes'>, Slotted<DirectorFieldName> {
  /** The path of the directors: `directors`. `DirectorValues` describes the values of each. */
  name: string;
  /** A director of whom nothing is known yet. Default: `emptyDirector`. */
  newItem?: () => Director;
  /** Names a director. Default: "Director 2 of 3". */
  legend?: (position: number, total: number) => string;
  /** Fewest directors: as long as there are no more, none can be removed. Default: `1`. */
  min?: number;
  /** Checks the fields of each, by their names. Default: any text is right where there has to be one. */
  rules?: FieldRules<DirectorFieldName>;
  /** Where in the form the address of the business is: `business`. Offers it in place of an own one. Default: everybody has an own address. */
  businessName?: string;
  /** Further fields of a director, such as a file, after the others. Their names begin with `director.name`. */
  children?: (director: FieldArrayItem<Director>) => ReactNode;
  /** Parts of one's own in the place of fields, by their names; `telephone` takes the place of both for telephone numbers, with rules of its own. */
  slots?: Slotted<DirectorFieldName>['slots'] & { telephone?: ComponentType<DirectorTelephoneProps> };
  /** Props of the fields of each, by their names. */
  slotProps?: FieldSlotProps<DirectorFieldName, DirectorFieldsProps>;
  /** Texts in another language or tone: its own, those of the address and of the group. */
  messages?: Partial<typeof directorFieldsMessages & typeof addressFields & Omit<typeof fieldArrayGroup, 'legend'>>;
}

/** The box that saves typing the address again, and which address that is, once there is one. */
function SameAddressField({ name, businessName, label }: { name: string; businessName: string; label: string }): JSX.Element {
  const { api } = useFormParts();
  // The line and not the values: those change with every letter anywhere in the form.
  const subscribe = useCallback((changed: () => void) => api.subscribe(changed, { values: true }), [api]);
  const get = () => addressLine((getIn(api.getState().values, businessName) as Partial<AddressValues> | undefined) ?? {});
  const line = useSyncExternalStore(subscribe, get, get);
  return <CheckboxField name={`${name}.sameAddress`} label={label} hint={line || undefined} />;
}

/**
 * The people who run a business: their names, where they live and how they are reached, in groups that are added and removed. Belongs to the `Form` around it.
 * `FieldArrayGroup` with the fields of a director. Without a form use `FieldArrayList` and `DirectorInputs`.
 */
export function DirectorFields<Director extends DirectorValues = DirectorValues>(given: DirectorFieldsProps<Director>): JSX.Element {
  const { newItem = () => emptyDirector as Director, min = 1, summary = directorLine, legend, shortName, ...more } = placed(given);
  const { rules = {}, businessName, children, slots, slotProps = {}, messages, ...rest } = more;
  const texts = useMessages('directorFields', directorFieldsMessages, messages);
  const Telephone = slots?.telephone;

  const fieldsOf = (director: FieldArrayItem<Director>) => {
    const { name, index, value } = director;
    const hasOffer = businessName !== undefined;
    const renderField: RenderField<DirectorFieldName> = (part, props) => {
      const path = `${name}.${part}`;
      if (Telephone && (part === 'landlineNo' || part === 'mobileNo'))
        return <Telephone name={path} label={props.label} autoComplete={props.autoComplete} />;
      return <SlotField {...props} name={path} validate={rules[part]} own={slotProps[part]} />;
    };
    return (
      <DirectorInputs
        renderField={renderField}
        section={`section-${rest.name}${index + 1}`}
        sameAddress={hasOffer ? <SameAddressField name={name} businessName={businessName} label={texts.sameAddress} /> : null}
        hidesAddress={hasOffer && value.sameAddress === true}
        messages={messages}
      >
        {children?.(director)}
      </DirectorInputs>
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
