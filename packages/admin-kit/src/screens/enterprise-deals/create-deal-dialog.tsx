import { announce } from '../../accessibility/announcer.ts';
import type { Action } from '../../data/use-action.ts';
import { useLocale, useMessages } from '../../messages/messages.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { visibleName } from '../../text/visible-text.ts';
import { DealFields } from '../enterprise-deal/deal-fields.tsx';
import { type DealValues, newDeal, valuesOf } from '../enterprise-deal/deal-form.ts';
import { enterpriseDealsMessages } from './messages.ts';
import { DEAL_DRAFT_KEY } from './use-enterprise-deals.ts';

interface Props {
  create: Action<DealValues>;
  onClose: () => void;
}

/** @spec B §2, §5 */
export default function CreateDealDialog({ create, onClose }: Props) {
  const words = useMessages(enterpriseDealsMessages);
  const locale = useLocale();
  return (
    <FormDialog
      name="create-deal"
      size="medium"
      title={words.create}
      description={words.createDescription}
      draftKey={DEAL_DRAFT_KEY}
      initial={newDeal}
      toInput={(form) => valuesOf(form, locale)}
      action={create}
      submitLabel={words.confirmCreate}
      failureText={(why) => words.createFailed({ why })}
      onSucceeded={({ name }) => announce(words.announceCreated({ deal: visibleName(name, words.unnamed) }))}
      onClose={onClose}
    >
      {({ fields, change, wasTried, isRefused }) => (
        <DealFields
          form={fields}
          onChange={(field, value) => change({ [field]: value })}
          wasSubmitted={wasTried}
          isRefused={isRefused}
        />
      )}
    </FormDialog>
  );
}
