import { Services } from '@/features/content/components/Services/Services';
import { Companies } from '@/features/content/components/Companies/Companies';
import { HomeTitle } from '@/features/content/components/HomeTitle/HomeTitle';
import { Locations } from '@/features/content/components/Locations/Locations';
import { ReliableSolution } from '@/features/content/components/ReliableSolution/ReliableSolution';
import { HomeServices } from '@/features/content/components/HomeServices/HomeServices';
import { Testimonials } from '@/features/content/components/Testimonials/Testimonials';

export function Home() {
  return (
    <>
      <HomeTitle />
      <HomeServices showShippers />
      <Companies />
      <ReliableSolution />
      <Locations />
      <Services />
      <Testimonials />
    </>
  );
}
