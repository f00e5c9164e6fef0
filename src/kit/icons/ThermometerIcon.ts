import ThermostatOutlined from '@mui/icons-material/ThermostatOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const ThermometerIcon: IconComponent = /* @__PURE__ */ icon('thermometer', ThermostatOutlined);
