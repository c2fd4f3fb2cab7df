import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { joinHeading, splitHeading } from './heading';
import { RichInput } from './RichInput';

interface TitledInputProps {
  source: string;
  heading: string;
  below: string;
  isRequired: boolean;
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** An input for the heading at the start of a text, and an editor for the text below the heading. */
export function TitledInput({
  source,
  heading: headingLabel,
  below: belowLabel,
  isRequired,
}: TitledInputProps) {
  const { getValues } = useFormContext();
  const current = () => splitHeading(toText(getValues(source)));
  return (
    <>
      <TextInput
        source={source}
        label={headingLabel}
        isRequired={isRequired}
        format={(html: unknown) => splitHeading(toText(html)).heading}
        parse={(heading: string) => joinHeading({ ...current(), heading })}
      />
      <RichInput
        source={source}
        label={belowLabel}
        isRequired={false}
        format={(html: unknown) => splitHeading(toText(html)).below}
        parse={(below) => joinHeading({ ...current(), below: below ?? '' })}
      />
    </>
  );
}
