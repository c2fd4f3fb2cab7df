import { CallUs } from '@/features/content/components/CallUs/CallUs';
import { DriversFeatures } from '@/features/content/components/DriversFeatures/DriversFeatures';
import { DriversHero } from '@/features/content/components/DriversHero/DriversHero';
import { HowWorking } from '@/features/content/components/HowWorking/HowWorking';
import { Opportunities } from '@/features/content/components/Opportunities/Opportunities';
import { DriverApplicationForm } from '@/features/leads/components/DriverApplicationForm/DriverApplicationForm';

/** The page for drivers. */
export function Drivers() {
  return (
    <>
      <DriversHero>
        <DriverApplicationForm place="hero" callUs={<CallUs />} />
      </DriversHero>
      <Opportunities />
      <DriversFeatures />
      <HowWorking />
    </>
  );
}
