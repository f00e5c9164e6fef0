import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const MapPinIcon: IconComponent = /* @__PURE__ */ icon('mapPin', PlaceOutlined);
