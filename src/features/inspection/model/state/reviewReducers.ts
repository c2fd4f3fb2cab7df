import type { PayloadAction } from '@reduxjs/toolkit';
import type { NotFixed } from '@/contract/extensionRequests';
import { isConfirmedSafe, isExplained, isSigned } from '../rules/reviewRules';
import type { Certification, Shown } from './review';
import type { DraftState } from './inspectionState';

type SignedCertification = Omit<Certification, 'refusal'>;

interface Signing {
  id: string;
  name: string;
  at: string;
  shown: Shown;
  /** The version of the consent text next to the button. Absent if the page showed none. */
  consent?: number | undefined;
}

/** Queues a review of the reports on the screen. Returns the driver's entries that it contains. */
function queueReview(state: DraftState, { id, name, at, shown, consent }: Signing): NotFixed[] {
  const { review } = state;
  const isShown = ({ defect }: NotFixed) => shown.defects.includes(defect);
  const notFixed = review.notFixed.filter((entry) => isShown(entry) && isExplained(entry));
  review.outbox.push({
    id,
    name,
    reports: shown.reports,
    reviewed_at: at,
    not_fixed: notFixed,
    // While a defect holds the vehicle, the driver cannot confirm that the vehicle is safe.
    confirmed_safe:
      shown.holding.length === 0 && shown.open.length > 0 && isConfirmedSafe(state, shown),
    consent,
  });
  review.notFixed = review.notFixed.filter((entry) => !isShown(entry));
  review.isRefused = false;
  return notFixed;
}

export const reviewReducers = {
  /** The driver has confirmed reading these holding defects. Empty if the driver withdraws the confirmation. */
  holdingRead(state: DraftState, { payload: ids }: PayloadAction<number[]>) {
    if (state.access.status === 'writable') state.review.read = ids;
  },
  /** The driver confirms that the vehicle is safe with its open defects, or withdraws this confirmation. */
  safetyAnswered(
    state: DraftState,
    { payload }: PayloadAction<Omit<Signing, 'name'> & { isSafe: boolean }>,
  ) {
    if (state.access.status !== 'writable') return;
    const { review } = state;
    const { isSafe, shown } = payload;
    review.safeWith = isSafe ? shown.open : [];
    // After the signature, the confirmation is a separate review. It needs a signature for these reports.
    const { signed } = review;
    if (!isSafe || !signed || shown.reports.length === 0 || !isSigned(state, shown)) return;
    queueReview(state, { ...payload, name: signed.name });
  },
  /** The driver found that a certified repair did not last. `note` may still be blank. */
  repairDoubted(state: DraftState, { payload: entry }: PayloadAction<NotFixed>) {
    if (state.access.status !== 'writable') return;
    const { notFixed } = state.review;
    const known = notFixed.find(({ defect }) => defect === entry.defect);
    if (known) Object.assign(known, entry);
    else notFixed.push(entry);
  },
  repairTrusted(state: DraftState, { payload: defect }: PayloadAction<number>) {
    if (state.access.status !== 'writable') return;
    state.review.notFixed = state.review.notFixed.filter((entry) => entry.defect !== defect);
  },
  reviewSigned(state: DraftState, { payload }: PayloadAction<Signing>) {
    if (state.access.status !== 'writable') return;
    const { name, at, shown } = payload;
    const notFixed = queueReview(state, payload);
    const { reports, certified } = shown;
    state.review.signed = { name, at, reports, certified, notFixed };
  },
  /** The driver has certified a defect as the carrier's agent. */
  defectCertified({ access, review }: DraftState, { payload }: PayloadAction<SignedCertification>) {
    if (access.status !== 'writable') return;
    const others = review.certifications.filter(({ defect }) => defect !== payload.defect);
    review.certifications = [...others, { ...payload, refusal: null }];
  },
  certificationDelivered({ review }: DraftState, { payload: defect }: PayloadAction<number>) {
    review.certifications = review.certifications.filter((one) => one.defect !== defect);
  },
  certificationRejected(
    { review }: DraftState,
    { payload }: PayloadAction<{ defect: number; refusal: string }>,
  ) {
    const rejected = review.certifications.find(({ defect }) => defect === payload.defect);
    if (rejected) rejected.refusal = payload.refusal;
  },
  reviewDelivered(state: DraftState, { payload: id }: PayloadAction<string>) {
    state.review.outbox = state.review.outbox.filter((review) => review.id !== id);
  },
  /** The server has rejected the review for good. The driver's entries return, so that the driver can sign again. */
  reviewRejected({ review }: DraftState, { payload: id }: PayloadAction<string>) {
    const rejected = review.outbox.find((waiting) => waiting.id === id)?.not_fixed ?? [];
    const entered = new Set(review.notFixed.map(({ defect }) => defect));
    review.notFixed.push(...rejected.filter(({ defect }) => !entered.has(defect)));
    review.outbox = review.outbox.filter((waiting) => waiting.id !== id);
    review.isRefused = true;
    review.signed = null;
  },
};
