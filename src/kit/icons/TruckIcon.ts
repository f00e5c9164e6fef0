import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const TruckIcon: IconComponent = /* @__PURE__ */ icon('truck', LocalShippingOutlined, true);
