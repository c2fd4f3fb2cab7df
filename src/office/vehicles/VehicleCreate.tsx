import { useState } from 'react';
import {
  Create,
  NumberInput,
  RadioButtonGroupInput,
  SimpleForm,
  TextInput,
  Toolbar,
} from 'react-admin';
import { newUuid } from '@/api/browserInterfaces';
import type { FormMeta } from '../data/dataProvider';
import { SaveChanges } from '../form/CallButton';
import { PageTitle } from '../layout/PageTitle';
import { toChoices } from '../labels';
import { ConfirmEnteredNumber } from './ConfirmNumber';

export function VehicleCreate() {
  const [meta] = useState(() => ({ formKey: newUuid() }) satisfies FormMeta);
  return (
    <Create title={<PageTitle text="Add vehicle" />} redirect="show" mutationOptions={{ meta }}>
      <SimpleForm
        sx={{ maxWidth: 560 }}
        defaultValues={{ kind: 'truck', number: '', vin: '', plate: '', make: '' }}
        warnWhenUnsavedChanges
        toolbar={
          <Toolbar>
            <SaveChanges />
          </Toolbar>
        }
      >
        <RadioButtonGroupInput
          source="kind"
          label="Truck or trailer"
          isRequired
          choices={toChoices({ truck: 'Truck', trailer: 'Trailer' })}
        />
        <TextInput source="number" label="Number" isRequired autoComplete="off" />
        <ConfirmEnteredNumber />
        <TextInput source="vin" label="VIN" parse={asTyped} />
        <TextInput source="plate" label="Plate" parse={asTyped} />
        <TextInput source="make" label="Make" parse={asTyped} />
        <NumberInput source="year" label="Year" />
      </SimpleForm>
    </Create>
  );
}

/** Keeps '' for an empty field. react-admin would send null, which the server rejects. */
const asTyped = (text: string) => text;
