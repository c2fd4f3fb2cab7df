import { AboutServices } from '@/features/content/components/AboutServices/AboutServices';
import { CompaniesSection } from '@/features/content/components/CompaniesSection/CompaniesSection';
import { HomeHero } from '@/features/content/components/HomeHero/HomeHero';
import { LocationsSection } from '@/features/content/components/LocationsSection/LocationsSection';
import { ReliableSolution } from '@/features/content/components/ReliableSolution/ReliableSolution';
import { ServicesSection } from '@/features/content/components/ServicesSection/ServicesSection';
import { Testimonials } from '@/features/content/components/Testimonials/Testimonials';

/** The home page. */
export function Home() {
  return (
    <>
      <HomeHero />
      <ServicesSection showShippers />
      <CompaniesSection />
      <ReliableSolution />
      <LocationsSection />
      <AboutServices />
      <Testimonials />
    </>
  );
}
