import FormHelperText from '@mui/material/FormHelperText';
import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { agentItems, agentItemList, mayBeAgent } from '@/contract/agent';
import { checklist, itemName } from '@/contract/checklist';
import type { Person } from '@/contract/office/people';
import { ItemChoices } from '../notFitted/ItemChoices';
import { personFields } from './PersonFields';

const items = checklist
  .filter(({ key }) => agentItems.includes(key))
  .map(({ key }) => ({ key, label: itemName(key) }));

/** The items that a driver or dispatcher may certify as the carrier's agent. */
export function AgentItems() {
  const role = useWatch<Pick<Person, 'role'>>({ name: 'role' });
  const { field } = useInput({ source: 'agent_items', defaultValue: [] });
  if (!mayBeAgent(role)) return null;
  return (
    <div>
      <ItemChoices
        label={personFields.agent_items}
        items={items}
        value={v.parse(agentItemList, field.value)}
        onChange={field.onChange}
      />
      <FormHelperText>
        On the phone, also without a connection (49 CFR 396.11(a)(3)). Only a mechanic or an admin
        certifies any other item.
      </FormHelperText>
    </div>
  );
}
