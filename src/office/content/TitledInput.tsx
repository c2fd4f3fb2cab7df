import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { joinHeading, splitHeading } from './heading';
import { RichInput } from './RichInput';

interface TitledInputProps {
  source: string;
  /** Labels of the two inputs. */
  heading: string;
  below: string;
  isRequired: boolean;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Text with a heading at its start. The heading has a plain input, and the text below has an editor. */
export function TitledInput({
  source,
  heading: headingLabel,
  below: belowLabel,
  isRequired,
}: TitledInputProps) {
  const { getValues } = useFormContext();
  const current = () => splitHeading(textOf(getValues(source)));
  return (
    <>
      <TextInput
        source={source}
        label={headingLabel}
        isRequired={isRequired}
        format={(html: unknown) => splitHeading(textOf(html)).heading}
        parse={(heading: string) => joinHeading({ ...current(), heading })}
      />
      <RichInput
        source={source}
        label={belowLabel}
        isRequired={false}
        format={(html: unknown) => splitHeading(textOf(html)).below}
        parse={(below) => joinHeading({ ...current(), below: below ?? '' })}
      />
    </>
  );
}
