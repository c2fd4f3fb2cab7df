import { ChoiceCard } from '@/components/ChoiceCards/ChoiceCard';
import { ChoiceCards } from '@/components/ChoiceCards/ChoiceCards';
import { equipmentTypes } from '@/contract/quote';
import type { Equipment } from '@/contract/quote';

/** The usual names in the trade. */
const names: Record<Equipment, string> = {
  dry_van: 'Dry van',
  refrigerated: 'Refrigerated',
  open_deck: 'Open deck',
  other: 'Other',
};

interface EquipmentChoiceProps extends React.ComponentProps<'input'> {
  error?: string | undefined;
}

/** The trailer that the load needs, one of four. */
export function EquipmentChoice({ error, ...radio }: EquipmentChoiceProps) {
  return (
    <ChoiceCards legend="Equipment" error={error} cardWidth={128}>
      {equipmentTypes.map((type) => (
        <ChoiceCard key={type} {...radio} value={type} label={names[type]} />
      ))}
    </ChoiceCards>
  );
}
