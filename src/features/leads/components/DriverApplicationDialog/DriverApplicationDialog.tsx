import { Modal } from '../../../../components/Modal/Modal';
import { DriverApplicationForm } from '../DriverApplicationForm/DriverApplicationForm';

interface DriverApplicationDialogProps {
  onClose: () => void;
}

/** The driver's form over any page (specification 2). */
export function DriverApplicationDialog({ onClose }: DriverApplicationDialogProps) {
  return (
    <Modal open title="Driver Application" onClose={onClose}>
      <DriverApplicationForm place="dialog" onSent={onClose} />
    </Modal>
  );
}
