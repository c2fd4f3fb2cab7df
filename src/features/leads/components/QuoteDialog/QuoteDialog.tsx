import { Modal } from '../../../../components/Modal/Modal';
import { QuoteForm } from '../QuoteForm/QuoteForm';

interface QuoteDialogProps {
  /** The hero's button says Shippers, every other one Shipper (specification 2). */
  title: 'Shippers Application' | 'Shipper Application';
  onClose: () => void;
}

/** The shipper's form over any page (specification 2). */
export function QuoteDialog({ title, onClose }: QuoteDialogProps) {
  return (
    <Modal open title={title} onClose={onClose}>
      <QuoteForm onSent={onClose} />
    </Modal>
  );
}
