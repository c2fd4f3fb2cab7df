import * as v from 'valibot';
import {
  previousResponse,
  type PreviousResponse,
  type PreviousVehicle,
} from '@/contract/extensions';
import { vehicleKey } from '@/contract/vehicleKey';
import { listVehicleNames, vehiclesKey } from '@/features/inspection/model/rules/vehicleNames';
import type { Vehicles } from '@/features/inspection/model/state/draftContents';
import { getDraftStorage } from './phone';

/** The limit applies to each driver separately. */
const maxCombinations = 20;

/** `answer` is the server's last response for these vehicles. */
const combination = v.object({ vehicles: v.string(), answer: previousResponse });
type Combination = v.InferOutput<typeof combination>;

const noAnswer = {
  carrier_phone: '',
  agent_for: [],
  consent_version: null,
  look_alikes: [],
  earlier_owners: [],
};

const dataUrl = v.pipe(v.string(), v.regex(/^data:image\//));

const photosIn = (combinations: readonly Combination[]) =>
  new Set(
    combinations
      .flatMap(({ answer }) => answer.vehicles)
      .flatMap(({ defects }) => defects)
      .flatMap(({ photos }) => photos.map(({ id }) => id)),
  );

interface Found {
  as_of: string;
  vehicle: PreviousVehicle;
}

/** Returns the first vehicle that `choose` finds, latest response first, and the time of that response. */
function findLatestVehicle(
  combinations: readonly Combination[],
  choose: (vehicles: readonly PreviousVehicle[]) => PreviousVehicle | undefined,
): Found | undefined {
  for (const { answer } of combinations) {
    const vehicle = choose(answer.vehicles);
    if (vehicle) return { as_of: answer.as_of, vehicle };
  }
  return undefined;
}

const byName =
  ({ kind, number }: ReturnType<typeof listVehicleNames>[number]) =>
  (vehicles: readonly PreviousVehicle[]) => {
    const known = vehicles.filter(({ vehicle }) => vehicle.kind === kind);
    return (
      known.find(({ vehicle }) => vehicleKey(vehicle.number) === number) ??
      known.find((one) => one.earlier_numbers.some((earlier) => vehicleKey(earlier) === number))
    );
  };

const byId =
  ({ vehicle: { id } }: PreviousVehicle) =>
  (vehicles: readonly PreviousVehicle[]) =>
    vehicles.find(({ vehicle }) => vehicle.id === id);

/** The previous reports of a driver's vehicles with thumbnails, for use without a connection. */
export class PreviousOnPhone {
  constructor(
    private readonly api: { extra: unknown },
    private readonly owner: string,
  ) {}

  async remember(of: Vehicles, answer: PreviousResponse): Promise<void> {
    // The driver may still be typing the number.
    if (answer.vehicles.length === 0) return;
    const vehicles = vehiclesKey(of);
    try {
      const before = await this.read();
      const others = before.filter((known) => known.vehicles !== vehicles);
      const after = [{ vehicles, answer }, ...others].slice(0, maxCombinations);
      const named = photosIn(after);
      const unnamed = [...photosIn(before)].filter((id) => !named.has(id));
      const { storage, names } = this.records;
      await storage.write(names.previous, after);
      for (const id of unnamed) await storage.remove(this.toPreviousKey(id));
    } catch {
      // The page shows the response even if the phone cannot store it.
    }
  }

  /**
   * Finds the last response about each of these vehicles, even from another combination. Resolves with null if there is
   * none.
   */
  async find(vehicles: Vehicles): Promise<PreviousResponse | null> {
    const known = await this.read().catch((): Combination[] => []);
    const names = listVehicleNames(vehicles);
    const named = names.flatMap((name) => findLatestVehicle(known, byName(name)) ?? []);
    // The server may know a vehicle by a different number than the driver typed.
    const same = known.find((other) => other.vehicles === vehiclesKey(vehicles));
    const found =
      same && named.length < names.length
        ? same.answer.vehicles.flatMap((one) => findLatestVehicle(known, byId(one)) ?? [])
        : named;
    const [oldest] = found.map(({ as_of }) => as_of).sort();
    if (oldest === undefined) return null;
    // Everything that is not about a vehicle comes from the latest stored response.
    const { carrier_phone, agent_for, consent_version } = known[0]?.answer ?? noAnswer;
    const { look_alikes, earlier_owners } = same?.answer ?? noAnswer;
    return {
      carrier_phone,
      agent_for,
      consent_version,
      as_of: oldest,
      vehicles: found.map(({ vehicle }) => vehicle),
      look_alikes,
      earlier_owners,
    };
  }

  /** Stores a photo's thumbnail, a data URL, if a stored response names the photo. */
  async rememberPhoto(id: string, thumbnail: string): Promise<void> {
    try {
      const isNamed = photosIn(await this.read()).has(id);
      if (!isNamed || !v.is(dataUrl, thumbnail)) return;
      await this.records.storage.write(this.toPreviousKey(id), thumbnail);
    } catch {
      // The page shows the photo even if the phone cannot store it.
    }
  }

  async findPhoto(id: string): Promise<string | null> {
    const stored = await this.load(id).catch(() => null);
    return v.is(dataUrl, stored) ? stored : null;
  }

  /** Reads the stored combinations, newest first. Leaves out damaged records. */
  private async read(): Promise<Combination[]> {
    const list = v.safeParse(v.array(v.unknown()), await this.load());
    return (list.success ? list.output : []).flatMap((record) => {
      const parsed = v.safeParse(combination, record);
      return parsed.success ? [parsed.output] : [];
    });
  }

  private async load(photo?: string): Promise<unknown> {
    const { storage, names } = this.records;
    return storage.read(photo === undefined ? names.previous : this.toPreviousKey(photo));
  }

  private get records() {
    return getDraftStorage(this.api, this.owner);
  }

  private toPreviousKey(id: string): string {
    return `${this.records.names.previous}:${id}`;
  }
}
