import { CallUs } from '@/features/content/components/CallUs/CallUs';
import { DriverFeatures } from '@/features/content/components/DriverFeatures/DriverFeatures';
import { DriversTitle } from '@/features/content/components/DriversTitle/DriversTitle';
import { HowWorking } from '@/features/content/components/HowWorking/HowWorking';
import { Opportunities } from '@/features/content/components/Opportunities/Opportunities';
import { DriverApplicationForm } from '@/features/leads/components/DriverApplicationForm/DriverApplicationForm';

export function Drivers() {
  return (
    <>
      <DriversTitle>
        <DriverApplicationForm place="hero" callUs={<CallUs />} />
      </DriversTitle>
      <Opportunities />
      <DriverFeatures />
      <HowWorking />
    </>
  );
}
