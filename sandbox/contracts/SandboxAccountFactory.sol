// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SandboxSmartAccount} from "./SandboxSmartAccount.sol";

/// Creates accounts that are contracts, at predictable addresses (ERC-6492).
contract SandboxAccountFactory {
    function createAccount(address owner, uint256 salt) external returns (SandboxSmartAccount account) {
        address place = getAddress(owner, salt);
        if (place.code.length > 0) return SandboxSmartAccount(payable(place));
        account = new SandboxSmartAccount{salt: saltOf(owner, salt)}();
        account.own(owner);
    }

    function getAddress(address owner, uint256 salt) public view returns (address) {
        bytes32 code = keccak256(type(SandboxSmartAccount).creationCode);
        return address(
            uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), saltOf(owner, salt), code))))
        );
    }

    function saltOf(address owner, uint256 salt) private pure returns (bytes32) {
        return keccak256(abi.encode(owner, salt));
    }
}
