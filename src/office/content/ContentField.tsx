import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import type { Field } from '@/contract/office/content/fields';
import { PictureInput } from '../media/PictureInput';
import { RichInput } from './RichInput';
import { TitledInput } from './TitledInput';

interface ContentFieldProps {
  source: string;
  field: Field;
}

/** react-admin turns empty text into null, which the contract does not allow. */
const keptText = { parse: (text: string) => text } as const;

export function ContentField({
  source,
  field: { kind, editor, label, help = '', required: isRequired },
}: ContentFieldProps) {
  // `isRequired` only marks the label, because the contract validates the whole section.
  const common = { source, label, isRequired };
  switch (kind) {
    case 'picture':
    case 'video':
      return <PictureInput {...common} kind={kind} helperText={help} />;
    case 'latitude':
    case 'longitude':
      return <NumberInput {...common} step="any" />;
    case 'switch':
      return <BooleanInput {...common} helperText={help} />;
    case 'rich':
      if (typeof editor === 'object')
        return <TitledInput source={source} isRequired={isRequired} {...editor} />;
      return <RichInput {...common} isLong={editor === 'text'} />;
    case 'lines':
      return <TextInput {...common} {...keptText} multiline minRows={3} />;
    default:
      return <TextInput {...common} {...keptText} type={kind === 'email' ? 'email' : 'text'} />;
  }
}
