import { ChoiceCard } from '@/components/ChoiceCards/ChoiceCard';
import { ChoiceCards } from '@/components/ChoiceCards/ChoiceCards';
import { equipmentNames, equipmentTypes } from '@/contract/quote';

interface EquipmentChoiceProps extends React.ComponentProps<'input'> {
  error?: string | undefined;
}

export function EquipmentChoice({ error, ...radio }: EquipmentChoiceProps) {
  return (
    <ChoiceCards legend="Equipment" error={error} cardWidth={128}>
      {equipmentTypes.map((type) => (
        <ChoiceCard key={type} {...radio} value={type} label={equipmentNames[type]} />
      ))}
    </ChoiceCards>
  );
}
