/** What editors and visitors type when nobody looks: for stories and tests of long texts. */
const sentence =
  'The load left Joliet at four in the morning and was in Dallas before the dock opened. ';

export const longText = sentence.repeat(6).trim();

export const longTitle =
  'Everything that a carrier between two oceans has to think of before the first pallet is loaded';

/** One word without a place to break it. */
export const longWord = 'Interstatefreightconsolidationandredistribution'.repeat(3);
