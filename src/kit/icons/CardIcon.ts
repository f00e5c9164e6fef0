import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const CardIcon: IconComponent = /* @__PURE__ */ icon('card', CreditCardOutlined);
